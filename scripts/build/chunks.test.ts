import { expect, it } from 'vitest';
import { filesOfPage } from './chunks.ts';

const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_start.js'], css: ['assets/main.css'] },
  '_start.js': { file: 'assets/start.js', css: ['assets/start.css'] },
  '_forms.js': { file: 'assets/forms.js', imports: ['_start.js'], css: ['assets/forms.css'] },
  'src/routes/login.tsx?tsr-split=component': {
    file: 'assets/login.js',
    imports: ['index.html', '_forms.js'],
    css: ['assets/login.css'],
  },
  'src/app/Switcher.tsx': { file: 'assets/switcher.js', imports: ['_forms.js'] },
};

it('names every file of a page once, what is imported first', () => {
  expect(filesOfPage(manifest, 'index.html', ['src/routes/login.tsx'])).toEqual({
    scripts: ['/assets/start.js', '/assets/main.js', '/assets/forms.js', '/assets/login.js'],
    styles: ['/assets/start.css', '/assets/main.css', '/assets/forms.css', '/assets/login.css'],
  });
});

it('names the files of lazy parts too', () => {
  const { scripts } = filesOfPage(manifest, 'index.html', [], ['src/app/Switcher.tsx']);
  expect(scripts).toEqual(['/assets/start.js', '/assets/main.js', '/assets/forms.js', '/assets/switcher.js']);
});

it('fails when a route has no file', () => {
  expect(() => filesOfPage(manifest, 'index.html', ['src/routes/gone.tsx'])).toThrow('src/routes/gone.tsx');
});

import { expect, it } from 'vitest';
import { filesOfPage } from './chunks.ts';

const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_react.js'], dynamicImports: ['_start.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_start.js': {
    file: 'assets/start.js',
    imports: ['_react.js'],
    dynamicImports: ['src/app/Switcher.tsx'],
    css: ['assets/start.css'],
  },
  '_forms.js': { file: 'assets/forms.js', imports: ['_start.js'], css: ['assets/forms.css'] },
  'src/routes/login.tsx?tsr-split=component': {
    file: 'assets/login.js',
    imports: ['_start.js', '_forms.js'],
    css: ['assets/login.css'],
  },
  'src/app/Switcher.tsx': { file: 'assets/switcher.js', imports: ['_forms.js'] },
  '_home-x1.js': {
    file: 'assets/home-x1.js',
    name: 'home',
    imports: ['_start.js'],
    css: ['assets/home.css'],
  },
};

it('names every file of a page once, what is imported first', () => {
  expect(filesOfPage(manifest, 'index.html', ['src/routes/login.tsx'])).toEqual({
    scripts: [
      '/assets/react.js',
      '/assets/main.js',
      '/assets/start.js',
      '/assets/forms.js',
      '/assets/login.js',
    ],
    styles: ['/assets/start.css', '/assets/forms.css', '/assets/login.css'],
  });
});

it('names the files of lazy parts too', () => {
  const { scripts } = filesOfPage(manifest, 'index.html', [], ['src/app/Switcher.tsx']);
  expect(scripts).toContain('/assets/switcher.js');
});

it('names the file that several parts share', () => {
  const { scripts, styles } = filesOfPage(manifest, 'index.html', [], ['home']);
  expect(scripts.at(-1)).toBe('/assets/home-x1.js');
  expect(styles).toContain('/assets/home.css');
});

it('leaves out what is only loaded when it is needed', () => {
  const { scripts } = filesOfPage(manifest, 'index.html', []);
  expect(scripts).toEqual(['/assets/react.js', '/assets/main.js', '/assets/start.js']);
});

it('fails when a route has no file', () => {
  expect(() => filesOfPage(manifest, 'index.html', ['src/routes/gone.tsx'])).toThrow('src/routes/gone.tsx');
});

import { expect, it } from 'vitest';
import { filesOfPage } from './chunks.ts';

const manifest = {
  'index.html': {
    file: 'assets/main.js',
    imports: ['_react.js', '_app.js'],
    dynamicImports: ['src/app/Map.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_app.js': { file: 'assets/app.js', imports: ['_react.js'], css: ['assets/app.css'] },
  '_forms.js': { file: 'assets/forms.js', imports: ['_app.js'], css: ['assets/forms.css'] },
  'src/routes/login.tsx?tsr-split=component': {
    file: 'assets/login.js',
    imports: ['_app.js', '_forms.js'],
    css: ['assets/login.css'],
  },
  'src/app/Map.tsx': { file: 'assets/map.js' },
};

it('names every file of a page once, what is imported first', () => {
  expect(filesOfPage(manifest, 'index.html', ['src/routes/login.tsx'])).toEqual({
    scripts: [
      '/assets/react.js',
      '/assets/app.js',
      '/assets/main.js',
      '/assets/forms.js',
      '/assets/login.js',
    ],
    styles: ['/assets/app.css', '/assets/forms.css', '/assets/login.css'],
  });
});

it('leaves out what is only loaded when it is needed', () => {
  const { scripts } = filesOfPage(manifest, 'index.html', []);
  expect(scripts).toEqual(['/assets/react.js', '/assets/app.js', '/assets/main.js']);
});

it('fails when a route has no file', () => {
  expect(() => filesOfPage(manifest, 'index.html', ['src/routes/gone.tsx'])).toThrow('src/routes/gone.tsx');
});

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

// Lingui's own transform drops a plural from its sentence when both are in a nested arrow function (as of
// 6.11.0), so the macros still go through Babel, with its migration hint turned off.
process.env.LINGUI_SUPPRESS_BABEL_WARNING = '1';

/** Compiles catalogues and macros. */
export const linguiPlugins = [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

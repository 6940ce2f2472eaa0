import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

// Lingui's own transform leaves a plural out of its sentence when both stand in a nested arrow function
// (seen with 6.11.0), so the macros still go through Babel, without the advice to change.
process.env.LINGUI_SUPPRESS_BABEL_WARNING = '1';

/** Compiles catalogues and macros. */
export const linguiPlugins = [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

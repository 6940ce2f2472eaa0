import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/verdicts.po';

addCatalogue(messages);

import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/trip-draft.po';

addCatalogue(messages);

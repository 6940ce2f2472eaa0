import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/trip-status.po';

addCatalogue(messages);

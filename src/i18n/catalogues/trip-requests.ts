import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/trip-requests.po';

addCatalogue(messages);

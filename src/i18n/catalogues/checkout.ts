import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/checkout.po';

addCatalogue(messages);

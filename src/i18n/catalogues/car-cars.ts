import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/car-cars.po';

addCatalogue(messages);

import { rentalCars } from './rental-car.ts';

export const otherCars = rentalCars([
  ['MDMV', 'common', 5, 4, 1, 0, ['Suzuki Celerio', 'Hyundai i10', 'Kia Picanto']],
  ['EDAV', 'core', 5, 5, 1, 1, ['Toyota Yaris', 'Suzuki Swift', 'Mazda 2', 'Honda Jazz']],
  ['ECMV', 'common', 4, 5, 1, 1, ['Nissan Almera', 'Hyundai Accent', 'Honda City']],
  ['CDAV', 'core', 5, 5, 2, 1, ['Mazda 3', 'Toyota Corolla Hatchback', 'Hyundai i30']],
  ['CDAE', 'common', 5, 5, 2, 1, ['BYD Dolphin', 'MG4', 'Nissan Leaf']],
  ['CFAV', 'common', 5, 5, 2, 1, ['Toyota Yaris Cross', 'Hyundai Creta', 'Mazda CX-3']],
  ['ICAV', 'core', 4, 5, 2, 2, ['Toyota Corolla', 'Hyundai Elantra', 'Nissan Sentra']],
  ['ICAH', 'common', 4, 5, 2, 2, ['Toyota Prius', 'Toyota Corolla Hybrid', 'Honda Civic e:HEV']],
  ['IFAV', 'core', 5, 5, 3, 1, ['Toyota RAV4', 'Mazda CX-5', 'Nissan X-Trail', 'Kia Sportage']],
  ['IVAV', 'rare', 5, 7, 2, 2, ['Toyota Innova', 'Mitsubishi Xpander', 'Suzuki Ertiga']],
  ['SCAV', 'common', 4, 5, 2, 2, ['Toyota Camry', 'Honda Accord', 'Kia K5']],
  ['SCAC', 'rare', 4, 5, 2, 1, ['BYD Seal', 'Tesla Model 3']],
  ['SFBD', 'common', 5, 7, 3, 2, ['Toyota Fortuner', 'Mitsubishi Outlander', 'Ford Everest']],
  ['SQBD', 'rare', 4, 5, 3, 1, ['Toyota Hilux', 'Ford Ranger', 'Mitsubishi Triton']],
  ['FCAR', 'common', 4, 5, 3, 2, ['Hyundai Sonata', 'Nissan Altima', 'Mazda 6']],
  ['FVAD', 'common', 5, 9, 5, 3, ['Toyota HiAce', 'Hyundai Staria', 'Kia Carnival']],
  ['PCAR', 'fine', 4, 5, 3, 2, ['Lexus ES', 'BMW 5 Series', 'Mercedes E-Class']],
  ['PFAR', 'fine', 5, 7, 4, 2, ['Toyota Land Cruiser', 'BMW X5', 'Lexus RX']],
  ['LCAR', 'fine', 4, 5, 3, 2, ['Mercedes S-Class', 'BMW 7 Series', 'Lexus LS']],
]);

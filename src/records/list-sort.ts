export interface ListSort {
  by: string;
  order: 'ascending' | 'descending';
}

/** The field and the direction that a list is sorted by. */
export interface ListSort {
  by: string;
  order: 'ascending' | 'descending';
}

/** What a list is sorted by, and which end comes first. */
export interface ListSort {
  by: string;
  order: 'ascending' | 'descending';
}

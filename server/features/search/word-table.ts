/** Where the words of the records of a list are kept, with its keys: see `keptWords`. */
export interface WordTable {
  words: 'company_group_words' | 'company_words' | 'user_words';
  id: 'company_group_id' | 'company_id' | 'user_id';
}

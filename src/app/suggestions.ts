/** The suggestions of the search bar, loaded by the first person who enters it. */
export const suggestions = async () =>
  (await import('#src/features/front/search/web/suggest.ts')).suggest

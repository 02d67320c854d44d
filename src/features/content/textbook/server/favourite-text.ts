import { both } from '#src/shared/locale.ts'

/** The words of a textbook among favourites. */
export const favouriteText = {
  textbooks: both('收藏的教材', 'Favourite textbooks'),
  textbook: both('教材', 'Textbook'),
  chapters: (count: string) =>
    both(`${count} 章`, count === '1' ? '1 chapter' : `${count} chapters`),
}

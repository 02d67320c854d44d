import { CourseCover } from '#src/web/ui/course-cover.tsx'
import type { BoundTextbook } from '../own-api.ts'
import css from './textbook.module.css'

/** A textbook that was found or chosen. */
export type FoundTextbook = Pick<BoundTextbook, 'textbookId' | 'name' | 'author' | 'cover'>

/** The small cover of a textbook in a list. */
export const BookCover = ({ cover }: Pick<FoundTextbook, 'cover'>) => (
  <span className={css.cover}>
    <CourseCover
      category={cover.category}
      theme={cover.theme}
      picture={cover.picture}
      sizes="112px"
    />
  </span>
)

import type { CSSProperties } from 'react'
import { pictureUrl } from '#src/web/picture.ts'
import type { ShownPicture } from '#src/shared/picture.ts'
import { cx } from './cx.ts'
import { Picture } from './picture.tsx'
import css from './course-cover.module.css'

const known = new Set(['trade', 'customs', 'freight', 'e-commerce', 'settlement', 'english'])

/**
 * A course's cover, always 16:9: an uploaded picture, or the category's colour with the drawing of the
 * course's theme. Decorative and without words, because the name stands beside it as a heading.
 */
export function CourseCover({
  category,
  theme,
  picture,
  sizes = '(width < 640px) 100vw, 300px',
  eager,
  large,
}: {
  /** The category's slug; an unknown slug gets the colours of 'trade'. */
  category: string
  /** The name of a drawing in web/pictures/covers. */
  theme: string
  picture?: ShownPicture | null
  sizes?: string
  /** Loads at once, for a cover on the first screen. */
  eager?: boolean
  /** The size on a course's own page. */
  large?: boolean
}) {
  const slug = known.has(category) ? category : 'trade'
  const ends = { '--a': `var(--cat-${slug}-a)`, '--b': `var(--cat-${slug}-b)` } as CSSProperties
  return (
    <div className={cx(css.cover, large && css.large)} style={ends} aria-hidden="true">
      <Picture
        picture={picture ?? { src: pictureUrl(`covers/${theme}`), width: 640, height: 360 }}
        className={css.photo}
        sizes={large ? '(width < 960px) 100vw, 480px' : sizes}
        eager={eager}
      />
    </div>
  )
}

import type { CSSProperties } from 'react'
import { pictureUrl } from '#src/web/picture.ts'
import type { ShownPicture } from '#src/shared/picture.ts'
import { cx } from './cx.ts'
import { Picture } from './picture.tsx'
import css from './course-cover.module.css'

/** The categories with colours of their own. */
const palettes = ['trade', 'customs', 'freight', 'e-commerce', 'settlement', 'english']
/** The drawings for a course that has chosen none. */
const drawings = ['globe', 'compass', 'handshake', 'ledger', 'contract', 'scales', 'chart']

/** Takes one of the list; the same text always takes the same one. */
function oneFor(text: string, list: readonly string[]): string {
  let sum = 0
  for (const character of text) sum = (sum * 31 + character.charCodeAt(0)) % 65_521
  return list[sum % list.length]!
}

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
  /** The category's slug; one that administrators have added takes the colours of another, always the same. */
  category: string
  /** The name of a drawing in web/pictures/covers; '' takes one by the category. */
  theme: string
  picture?: ShownPicture | null
  sizes?: string
  /** Loads at once, for a cover on the first screen. */
  eager?: boolean
  /** The size on a course's own page. */
  large?: boolean
}) {
  const slug = palettes.includes(category) ? category : oneFor(category, palettes)
  const drawing = theme || oneFor(category, drawings)
  const ends = { '--a': `var(--cat-${slug}-a)`, '--b': `var(--cat-${slug}-b)` } as CSSProperties
  return (
    <div className={cx(css.cover, large && css.large)} style={ends} aria-hidden="true">
      <Picture
        picture={picture ?? { src: pictureUrl(`covers/${drawing}`), width: 640, height: 360 }}
        className={css.photo}
        sizes={large ? '(width < 960px) 100vw, 480px' : sizes}
        eager={eager}
      />
    </div>
  )
}

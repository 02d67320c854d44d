import type { CSSProperties } from 'react'
import { useText } from '#src/web/i18n.tsx'
import css from './picture.module.css'
import { pictureText } from './picture-text.ts'

/** The cover as it will be shown. */
export function CoverPreview({
  src,
  crop,
  focus,
}: {
  src: string
  crop: { x: number; y: number; width: number; height: number } | null
  focus: { x: number; y: number }
}) {
  const t = useText(pictureText)
  const percent = (share: number) => `${share * 100}%`
  const style: CSSProperties = crop
    ? {
        inlineSize: percent(1 / crop.width),
        maxInlineSize: 'none',
        blockSize: percent(1 / crop.height),
        insetInlineStart: percent(-crop.x / crop.width),
        insetBlockStart: percent(-crop.y / crop.height),
      }
    : { objectFit: 'cover', objectPosition: `${percent(focus.x)} ${percent(focus.y)}` }
  return (
    <figure className={css.preview}>
      <div className={css.cover}>
        <img src={src} alt="" style={style} />
      </div>
      <figcaption>{t.preview}</figcaption>
    </figure>
  )
}

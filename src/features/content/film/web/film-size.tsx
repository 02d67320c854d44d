import { useFormat, useText } from '#src/web/i18n.tsx'
import type { FilmView } from '../contract.ts'
import { bytesOf, megabytes } from './film-bytes.ts'
import css from './film-player.module.css'
import { settingsText } from './settings-text.ts'
import type { Quality } from './source-choice.ts'

/** What a film will cost where bytes may cost money, before it plays. */
export function FilmSize({ film, quality }: { film: FilmView; quality: Quality }) {
  const t = useText(settingsText)
  const format = useFormat()
  const [least, most] = bytesOf(film, quality).map((bytes) => format.number(megabytes(bytes)))
  return <span className={css.size}>{t.size(least!, most!)}</span>
}

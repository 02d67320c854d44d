import { Icon } from '#src/web/ui/icon.tsx'
import type { MyFile } from '../my-files-api.ts'
import css from './file-thumb.module.css'
import { kindIcons } from './kind-icons.ts'

/** How a file looks in a list: its small picture, or the sign of its kind. */
export function FileThumb({ file: { thumb, kind } }: { file: Pick<MyFile, 'thumb' | 'kind'> }) {
  return (
    <span className={css.frame}>
      {thumb ? (
        <img src={thumb} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon name={kindIcons[kind]} />
      )}
    </span>
  )
}

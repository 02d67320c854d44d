import type { CSSProperties } from 'react'
import { documentPaths } from '#src/features/content/document/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import type { OneFile } from './file-parts.ts'
import { isUnreadable } from './file-state.ts'
import { filePageText } from './file-text.ts'
import css from './file-look.module.css'
import { kindIcons } from './kind-icons.ts'
import { myFilesText } from './my-files-text.ts'

/** The look of a file, which leads to its preview. Pictures and sounds have a part of their own. */
export function FileLook({ file }: { file: OneFile }) {
  const t = useText(filePageText)
  const m = useText(myFilesText)
  const { kind, look, name, work, userFileId } = file
  const isShownElsewhere = kind === 'picture' || kind === 'sound'
  if (isUnreadable(file) || (look === null && (isShownElsewhere || kind === 'other'))) return null
  if (kind === 'picture') return null
  const isUnderWay = look === null && work?.state === 'working'
  return (
    <Link
      className={css.stage}
      to={documentPaths.preview(userFileId)}
      aria-label={`${t.preview} ${name}`}
    >
      {look ? (
        <span
          className={css.frame}
          style={{ '--ratio': look.width / look.height } as CSSProperties}
          data-kind={kind}
        >
          <img src={look.url} alt="" />
          {kind === 'film' && (
            <span className={css.play}>
              <Icon name="play" size={32} />
            </span>
          )}
        </span>
      ) : (
        <span className={css.sign}>
          <Icon name={kindIcons[kind]} size={40} />
          {isUnderWay ? (
            <span className={css.bar}>
              <Progress value={work.percent / 100} label={m.working} />
            </span>
          ) : (
            t.preview
          )}
        </span>
      )}
    </Link>
  )
}

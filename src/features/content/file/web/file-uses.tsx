import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { OneFile } from './file-parts.ts'
import { filePageText } from './file-text.ts'
import css from './file-view.module.css'

/** The things that use a file, each with its link. */
export function FileUses({ file: { uses } }: { file: OneFile }) {
  const t = useText(filePageText)
  const locale = useLocale()
  return (
    <Panel title={t.uses} lead={uses.length > 0 ? t.usesLead : undefined}>
      {uses.length === 0 ? (
        <p className={css.quiet}>{t.unused}</p>
      ) : (
        <ul className={css.rows}>
          {uses.map(({ what, title, detail, path, state }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a course may use a file twice under one name
            <li key={index} className={css.row}>
              <div className={css.grow}>
                {path === null ? title : <Link to={path}>{title}</Link>}
                <p className={css.quiet}>
                  {pick(what, locale)} · {detail}
                </p>
              </div>
              <Tag tone={state === 'live' ? 'success' : 'neutral'}>{t.state[state]}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { approvalApi } from '../contract.ts'
import type { Change } from '../shapes.ts'
import { publicationText } from './publication-text.ts'
import css from './publication.module.css'

interface Props {
  courseId: number
  onClose: () => void
  onReleased: () => void
}

/** The changes of a release in words, and the act. */
export function ReleaseDialog({ open, ...props }: Props & { open: boolean }) {
  const t = useText(publicationText)
  return (
    <Dialog open={open} onClose={props.onClose} title={t.listTitle} width={680}>
      {open && <Changes {...props} />}
    </Dialog>
  )
}

function Changes({ courseId, onClose, onReleased }: Props) {
  const t = useText(publicationText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { data, failed, retry } = useLoad(approvalApi.getChanges, { courseId })
  if (failed) {
    return (
      <div className={css.stack}>
        <p role="alert">{t.failed}</p>
        <Button onClick={retry}>{t.again}</Button>
      </div>
    )
  }
  if (!data) return <SkeletonText lines={4} />
  const { changes, revision, can } = data
  const count = changes.filter(({ waits }) => !waits).length
  const release = () =>
    act(
      approvalApi.release,
      { courseId, revision },
      {
        said: ({ released }) =>
          released === 0 ? t.releasedNone : t.releasedN(format.number(released)),
        ...{ words: t.releaseFailed, done: onReleased },
      },
    ).then((isDone) => isDone || retry())
  return (
    <div className={css.stack}>
      <p className={css.muted}>{changes.length === 0 ? t.noChanges : t.listLead}</p>
      <ul className={css.changes}>
        {changes.map((change) => (
          <ChangeLine key={change.key} change={change} />
        ))}
      </ul>
      <div className={css.foot}>
        {!can.release.may && <p className={css.muted}>{t.onlyReleasers}</p>}
        <Button onClick={onClose}>{t.cancel}</Button>
        {can.release.may && count > 0 && (
          <Button variant="primary" pending={pending} onClick={() => void release()}>
            {t.releaseN(format.number(count))}
          </Button>
        )}
      </div>
    </div>
  )
}

const tones: Record<Change['sorts'][number], Tone> = {
  added: 'success',
  changed: 'action',
  renamed: 'action',
  moved: 'neutral',
  removed: 'danger',
}

function ChangeLine({ change }: { change: Change }) {
  const t = useText(publicationText)
  const format = useFormat()
  const locale = useLocale()
  const { kind, name, formerName, sorts, learners, waits, problems } = change
  return (
    <li>
      <span className={css.tags}>
        {sorts.map((sort) => (
          <Tag key={sort} tone={tones[sort]}>
            {t.sorts[sort]}
          </Tag>
        ))}
      </span>
      <span>
        <span className={css.muted}>{t.kinds[kind]}</span> {name || '—'}
        {formerName !== null && <span className={css.note}>{t.formerly(formerName)}</span>}
        {waits && <span className={css.note}>{t.waits}</span>}
        {problems.map((problem) => (
          <span key={problem.en} className={css.warning}>
            <Icon name="warning" size={16} /> {pick(problem, locale)}
          </span>
        ))}
        {learners > 0 && <span className={css.note}>{t.learners(format.number(learners))}</span>}
      </span>
    </li>
  )
}

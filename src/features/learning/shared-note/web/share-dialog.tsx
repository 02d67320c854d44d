import type { Sharing } from '#src/features/learning/note/contract.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { sharedNoteApi, type SharingClass } from '../contract.ts'
import css from './shared-note.module.css'
import { sharedNoteText } from './text.ts'

/** The classes that a note can be shared with, each with the act that shares it or takes it back. */
export function ShareDialog({
  noteKey,
  onChange,
  onClose,
}: {
  noteKey: string
  onChange: (classes: Sharing['classes']) => void
  onClose: () => void
}) {
  const t = useText(sharedNoteText)
  const { data, failed, retry, set } = useLoad(sharedNoteApi.getClasses, { key: noteKey })
  const change = (items: SharingClass[]) => {
    set({ items })
    onChange(
      items.flatMap(({ state, sharedId, classId, name }) =>
        state === 'shared' && sharedId !== null ? [{ sharedId, classId, name }] : [],
      ),
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.dialog}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <p>{t.dialogLead}</p>
      {failed && (
        <p>
          {t.failed}{' '}
          <Button size="small" onClick={retry}>
            {t.retry}
          </Button>
        </p>
      )}
      {!data && !failed && <SkeletonText lines={2} />}
      {data?.items.length === 0 && <p className={css.muted}>{t.none}</p>}
      {data && data.items.length > 0 && (
        <ul className={css.classes}>
          {data.items.map((one) => (
            <ClassRow
              key={one.classId}
              noteKey={noteKey}
              one={one}
              onChange={(now) =>
                change(data.items.map((it) => (it.classId === now.classId ? now : it)))
              }
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function ClassRow({
  noteKey,
  one,
  onChange,
}: {
  noteKey: string
  one: SharingClass
  onChange: (now: SharingClass) => void
}) {
  const t = useText(sharedNoteText)
  const { act, pending } = useAct()
  const { classId, name, state, sharedId, can } = one
  const share = () =>
    void act(
      sharedNoteApi.share,
      { key: noteKey, classId },
      {
        ...{ said: t.shared, refresh: false },
        done: ({ classes }) => {
          const made = classes.find((it) => it.classId === classId)
          if (made) onChange({ ...one, state: 'shared', sharedId: made.sharedId })
        },
      },
    )
  const takeBack = (id: number) =>
    void act(
      sharedNoteApi.takeBack,
      { sharedId: id },
      {
        ...{ said: t.takenBack, refresh: false },
        done: () => onChange({ ...one, state: 'none', sharedId: null }),
      },
    )
  return (
    <li className={css.class}>
      <span className={css.className}>
        {name}
        <span className={css.muted}>{t.states[state]}</span>
      </span>
      {state === 'shared' && sharedId !== null && can.takeBack.may && (
        <Button
          size="small"
          pending={pending}
          aria-label={t.takeBackFrom(name)}
          onClick={() => takeBack(sharedId)}
        >
          {t.takeBack}
        </Button>
      )}
      {state !== 'shared' && can.share.may && (
        <Button
          size="small"
          icon="share"
          pending={pending}
          aria-label={t.shareWith(name)}
          onClick={share}
        >
          {t.shareOne}
        </Button>
      )}
    </li>
  )
}

import { useState } from 'react'
import { peopleApi } from '../contract.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { CopyField } from '#src/web/ui/copy-field.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import css from './person.module.css'
import type { PersonDialogProps } from './person-dialog.tsx'
import { personText } from './person-text.ts'

type Link = AnswerOf<typeof peopleApi.makeResetLink>

/** Makes a reset link and shows it. Only this component's memory holds it. */
export function ResetLinkDialog({ person, open, onClose }: PersonDialogProps) {
  const t = useText(personText)
  const name = person.name || person.userName
  const [link, setLink] = useState<Link>()
  const close = () => {
    setLink(undefined)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={link ? t.linkDone : t.linkTitle(name)}
      dismissable={false}
    >
      {link ? (
        <Made link={link} onClose={close} />
      ) : (
        <Ask userId={person.userId} onMade={setLink} onClose={close} />
      )}
    </Dialog>
  )
}

function Ask({
  userId,
  onMade,
  onClose,
}: {
  userId: number
  onMade: (link: Link) => void
  onClose: () => void
}) {
  const t = useText(personText)
  const { act, pending } = useAct()
  const make = () =>
    act(peopleApi.makeResetLink, { userId }, { done: onMade, verb: 'create', refresh: false })
  return (
    <div className={css.form}>
      <p>{t.linkText}</p>
      <div className={css.foot}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button variant="primary" pending={pending} onClick={() => void make()}>
          {t.linkMake}
        </Button>
      </div>
    </div>
  )
}

function Made({ link, onClose }: { link: Link; onClose: () => void }) {
  const t = useText(personText)
  const format = useFormat()
  return (
    <div className={css.form}>
      <p className={css.warning}>{t.linkOnce}</p>
      <CopyField
        label={t.linkLabel}
        value={link.url}
        description={t.linkUntil(format.dateTime(link.expiresAt))}
      />
      <div className={css.foot}>
        <Button onClick={onClose}>{t.done}</Button>
      </div>
    </div>
  )
}

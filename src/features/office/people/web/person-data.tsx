import { type ReactNode, useState } from 'react'
import { pick } from '#src/shared/locale.ts'
import { Facts } from '#src/web/back-office/facts.tsx'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { peopleApi } from '../contract.ts'
import { deletionDays } from '#src/features/people/account/contract.ts'
import css from './person.module.css'
import { personDataText } from './person-data-text.ts'
import type { Person } from './person-overview.tsx'
import { personText } from './person-text.ts'
import { type ReasonAct, ReasonDialog } from './reason-dialog.tsx'

/**
 * A person's data on request: its download, the deletion of the account, and a hold on it. Default export because
 * it is loaded by `lazy`.
 */
export default function PersonData({ person }: { person: Person }) {
  const t = useText(personDataText)
  const format = useFormat()
  const acts = useActs(person)
  const [opened, setOpened] = useState<keyof typeof acts>()
  const [shown, setShown] = useState<keyof typeof acts>('pack')
  const { download, deletionRequestedAt, erasesAt, hold } = person
  const { packDataOf, requestDeletionOf, cancelDeletionOf, holdDeletion, releaseDeletion } =
    person.can
  const button = (name: keyof typeof acts, right: Right) => (
    <Act
      right={right}
      label={acts[name].label}
      onClick={() => {
        setShown(name)
        setOpened(name)
      }}
    />
  )
  const state = download && t.states[download.status]
  return (
    <div className={css.panels}>
      <Panel title={t.download} lead={t.downloadLead}>
        {download && (
          <Facts
            items={[
              { term: t.last, value: format.dateTime(download.createdAt) },
              { term: t.askedBy, value: download.onRequest ? t.byAdministrator : t.byPerson },
              { term: t.state, value: state },
              download.expiresAt !== null && {
                term: t.until,
                value: format.dateTime(download.expiresAt),
              },
            ]}
          />
        )}
        {button('pack', packDataOf)}
      </Panel>
      <Panel title={t.deletion} lead={t.deletionLead(format.number(deletionDays))}>
        {deletionRequestedAt && (
          <Facts
            items={[
              { term: t.requestedAt, value: format.dateTime(deletionRequestedAt) },
              { term: t.erasesAt, value: erasesAt ? format.dateTime(erasesAt) : t.onHold },
            ]}
          />
        )}
        {deletionRequestedAt
          ? button('cancel', cancelDeletionOf)
          : button('delete', requestDeletionOf)}
      </Panel>
      <Panel title={t.hold} lead={t.holdLead}>
        {hold && (
          <Facts
            items={[
              { term: t.heldSince, value: format.dateTime(hold.since) },
              { term: t.holdReason, value: hold.reason },
            ]}
          />
        )}
        {hold ? button('release', releaseDeletion) : button('hold', holdDeletion)}
      </Panel>
      <ReasonDialog
        key={shown}
        person={person}
        act={acts[shown]}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
      />
    </div>
  )
}

/** The button of an act; where it is not possible, the reason. */
function Act({
  right,
  label,
  onClick,
}: {
  right: Right
  label: string
  onClick: () => void
}): ReactNode {
  const locale = useLocale()
  if (!right.may) return right.why && <p className={css.muted}>{pick(right.why, locale)}</p>
  return (
    <div>
      <Button onClick={onClick}>{label}</Button>
    </div>
  )
}

interface Words extends Pick<ReasonAct, 'hint' | 'label' | 'said'> {
  title: (name: string) => string
}
type Right = Person['can']['packDataOf']
type ActName = 'pack' | 'delete' | 'cancel' | 'hold' | 'release'

function useActs(person: Person): Record<ActName, ReasonAct> {
  const t = useText(personDataText)
  const kept = useText(personText).reasonTold
  const name = person.name || person.userName
  const of = (words: Words) => ({ ...words, title: words.title(name), kept })
  return {
    pack: {
      endpoint: peopleApi.packDataOf,
      ...of({ ...t.pack, hint: t.pack.hint(person.email || person.phone) }),
    },
    delete: {
      endpoint: peopleApi.requestDeletionOf,
      ...of({ ...t.delete, hint: person.hold ? t.delete.hintHeld : t.delete.hint }),
      danger: true,
    },
    cancel: { endpoint: peopleApi.cancelDeletionOf, ...of(t.cancel) },
    hold: { endpoint: peopleApi.holdDeletion, ...of(t.startHold) },
    release: { endpoint: peopleApi.releaseDeletion, ...of(t.release) },
  }
}

import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { peopleApi } from '../contract.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import { Facts } from '#src/web/back-office/facts.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import css from './person.module.css'
import { personText } from './person-text.ts'
import { spellingText } from './spelling-text.ts'

export type Person = AnswerOf<typeof peopleApi.getPerson>

/** Facts about the account and the person. */
export function PersonOverview({ person }: { person: Person }) {
  const t = useText(personText)
  const spelling = useText(spellingText)
  const format = useFormat()
  const {
    deletionRequestedAt,
    erasesAt,
    lockedAt,
    verifiedAt,
    termsVersion,
    termsAcceptedAt,
    lastUsedAt,
  } = person
  const given = (text: string, without: string = t.empty) =>
    text || <span className={css.muted}>{without}</span>
  return (
    <div className={css.panels}>
      <Panel title={t.account}>
        <Facts
          items={[
            { term: t.uid, value: <span className="figures">{person.userId}</span> },
            { term: t.userName, value: person.userName },
            { term: t.realName, value: given(person.realName) },
            {
              term: spelling.realNameEn,
              value: given(person.realNameEn, spelling.byPinyin),
            },
            { term: t.phone, value: given(person.phone, t.none) },
            { term: t.email, value: given(person.email, t.none) },
            lockedAt !== null && { term: t.lockedAt, value: format.dateTime(lockedAt) },
            lockedAt !== null && { term: t.lockedReason, value: given(person.lockedReason) },
            deletionRequestedAt !== null && {
              term: t.erasesAt,
              value: erasesAt ? format.dateTime(erasesAt) : t.onHold,
            },
            { term: t.createdAt, value: format.dateTime(person.createdAt) },
            {
              term: t.lastUsedAt,
              value: lastUsedAt ? <TimeAgo value={lastUsedAt} /> : given('', t.never),
            },
            {
              term: t.terms,
              value:
                termsVersion !== null && termsAcceptedAt !== null
                  ? t.termsAt(termsVersion, format.date(termsAcceptedAt))
                  : given('', t.notAgreed),
            },
          ]}
        />
      </Panel>
      <Panel title={t.study}>
        <Facts
          items={[
            { term: t.school, value: given(person.schoolName) },
            { term: t.college, value: given(person.college) },
            { term: t.major, value: given(person.major) },
            { term: t.studentNumber, value: given(person.studentNumber) },
            { term: t.nickname, value: given(person.nickname) },
            verifiedAt !== null && { term: t.verifiedAt, value: format.dateTime(verifiedAt) },
          ]}
        />
      </Panel>
    </div>
  )
}

import type { AnswerOf } from '#src/shared/endpoint.ts'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { useViewer } from '#src/web/root-data.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { PasswordField } from '#src/web/ui/text-field.tsx'
import { privacyApi } from '../contract.ts'
import { deletionDays } from '#src/features/people/account/contract.ts'
import { personalDataText } from './personal-data-text.ts'
import css from './personal-data.module.css'
import { useKeepAccount } from './use-keep-account.ts'

type Deletion = AnswerOf<typeof privacyApi.getPersonalData>['deletion']
type Hold = AnswerOf<typeof privacyApi.getPersonalData>['hold']
type Rights = AnswerOf<typeof privacyApi.getPersonalData>['can']

const dayMs = 86_400_000

/** Asks for the account's deletion, or takes it back. */
export function DeletionSection({
  deletion,
  hold,
  can,
}: {
  deletion: Deletion
  hold: Hold
  can: Rights
}) {
  const t = useText(personalDataText)
  const locale = useLocale()
  const format = useFormat()
  const why = can.requestDeletion.why
  return (
    <Card as="section" className={`${css.section} ${css.danger}`}>
      <h2>{t.deletion}</h2>
      {hold && (
        <p className={css.leaving}>
          <Icon name="info" size={20} />
          <span>{t.onHold(format.date(hold.since), hold.reason)}</span>
        </p>
      )}
      {deletion && <Leaving erasesAt={deletion.erasesAt} />}
      {!deletion && (why ? <p>{pick(why, locale)}</p> : <AskForDeletion isHeld={hold !== null} />)}
    </Card>
  )
}

/** A requested deletion; on hold it has no date. */
function Leaving({ erasesAt }: { erasesAt: string | null }) {
  const t = useText(personalDataText)
  const format = useFormat()
  const { keep, pending } = useKeepAccount()
  return (
    <>
      <p className={css.leaving}>
        <Icon name="warning" size={20} />
        <strong>{erasesAt ? t.leaving(format.date(erasesAt)) : t.leavingHeld}</strong>
      </p>
      <p>{erasesAt ? t.leavingText : t.leavingHeldText}</p>
      <div className={css.buttons}>
        <Button pending={pending} onClick={() => void keep()}>
          {t.keep}
        </Button>
      </div>
    </>
  )
}

function AskForDeletion({ isHeld }: { isHeld: boolean }) {
  const t = useText(personalDataText)
  const format = useFormat()
  const viewer = useViewer()
  const form = useForm({
    initial: { password: '' },
    guard: false,
    check: ({ password }) => ({ password: password === '' ? t.passwordMissing : undefined }),
    endpoint: privacyApi.requestDeletion,
    ask: () => ({
      title: t.confirmTitle(viewer?.name ?? ''),
      text: isHeld
        ? t.confirmHeld
        : t.confirmText(format.date(new Date(Date.now() + deletionDays * dayMs))),
      confirm: t.confirm,
      danger: true,
    }),
    words: t.askFailed,
    said: t.asked,
  })
  return (
    <>
      <p>{(isHeld ? t.deletionLeadHeld : t.deletionLead)(format.number(deletionDays))}</p>
      <ul className={css.effects}>
        {t.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <p className={css.muted}>{t.downloadFirst}</p>
      <Form form={form} label={t.deletion} className={css.form}>
        <PasswordField label={t.password} required {...form.field('password')} />
        <Button type="submit" pending={form.pending}>
          {t.askDeletion}
        </Button>
      </Form>
    </>
  )
}

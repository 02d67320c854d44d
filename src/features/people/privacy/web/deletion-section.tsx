import { useRevalidator } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { pick } from '#src/shared/locale.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { useViewer } from '#src/web/root-data.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { useConfirm } from '#src/web/ui/confirm.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { PasswordField } from '#src/web/ui/text-field.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { privacyApi } from '../contract.ts'
import { deletionDays } from '#src/features/people/account/contract.ts'
import { refusalOf } from '#src/features/people/account/web/form-errors.ts'
import { personalDataText } from './personal-data-text.ts'
import css from './personal-data.module.css'
import { useKeepAccount } from './use-keep-account.ts'

type Deletion = AnswerOf<typeof privacyApi.getPersonalData>['deletion']
type Rights = AnswerOf<typeof privacyApi.getPersonalData>['can']

const dayMs = 86_400_000

/** Asks for the account's deletion, or takes it back. */
export function DeletionSection({ deletion, can }: { deletion: Deletion; can: Rights }) {
  const t = useText(personalDataText)
  const locale = useLocale()
  const why = can.requestDeletion.why
  return (
    <Card as="section" className={`${css.section} ${css.danger}`}>
      <h2>{t.deletion}</h2>
      {deletion && <Leaving erasesAt={deletion.erasesAt} />}
      {!deletion && (why ? <p>{pick(why, locale)}</p> : <AskForDeletion />)}
    </Card>
  )
}

function Leaving({ erasesAt }: { erasesAt: string }) {
  const t = useText(personalDataText)
  const format = useFormat()
  const { keep, pending } = useKeepAccount()
  return (
    <>
      <p className={css.leaving}>
        <Icon name="warning" size={20} />
        <strong>{t.leaving(format.date(erasesAt))}</strong>
      </p>
      <p>{t.leavingText}</p>
      <div className={css.buttons}>
        <Button pending={pending} onClick={() => void keep()}>
          {t.keep}
        </Button>
      </div>
    </>
  )
}

function AskForDeletion() {
  const t = useText(personalDataText)
  const format = useFormat()
  const locale = useLocale()
  const viewer = useViewer()
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { password: '' },
    guard: false,
    validate: ({ password }) => (password === '' ? { password: t.passwordMissing } : {}),
    onSubmit: async ({ password }) => {
      const date = format.date(new Date(Date.now() + deletionDays * dayMs))
      const name = viewer?.realName || viewer?.username || ''
      const yes = await confirm({
        title: t.confirmTitle(name),
        text: t.confirmText(date),
        confirm: t.confirm,
        danger: true,
      })
      if (!yes) return
      try {
        await api(privacyApi.requestDeletion, { password }, { quiet: true })
        toast.success(t.asked)
        await revalidate()
      } catch (error) {
        return refusalOf(error, locale, { failed: t.askFailed, offline: t.offline })
      }
    },
  })
  return (
    <>
      <p>{t.deletionLead(format.number(deletionDays))}</p>
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

import { useState } from 'react'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { certificateApi, type Issued } from '../../contract.ts'
import { declineForm } from '../../forms.ts'
import { reasonWordsMost } from '../../limits.ts'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'

/** A holder's wish for another name, with the decision of the teacher. */
export function Wish({
  certificate: { certificateId, name, asked },
  canDecide,
}: {
  certificate: Issued
  canDecide: boolean
}) {
  const t = useText(manageText)
  const locale = useLocale()
  const { act, pending } = useAct()
  const [declines, setDeclines] = useState(false)
  if (!asked) return null
  const wanted = `${asked.name.zh}${asked.name.en === asked.name.zh ? '' : ` ${asked.name.en}`}`
  const reissue = () =>
    act(
      certificateApi.reissue,
      { certificateId, name: asked.name.zh, nameEn: asked.name.en },
      {
        said: t.reissued,
        ask: {
          ...{ title: t.reissueTitle, confirm: t.reissue },
          text: t.reissueText(pick(name, locale), wanted),
        },
      },
    )
  return (
    <div className={css.wish}>
      <span>{t.asks(wanted)}</span>
      {asked.words && <span>{asked.words}</span>}
      {canDecide && (
        <div className={css.acts}>
          <Button size="small" pending={pending} onClick={() => void reissue()}>
            {t.reissue}
          </Button>
          <Button size="small" onClick={() => setDeclines(true)}>
            {t.decline}
          </Button>
        </div>
      )}
      {declines && (
        <DeclineDialog certificateId={certificateId} onClose={() => setDeclines(false)} />
      )}
    </div>
  )
}

function DeclineDialog({ certificateId, onClose }: { certificateId: number; onClose: () => void }) {
  const t = useText(manageText)
  const form = useForm({
    initial: { words: '' },
    schema: declineForm,
    endpoint: certificateApi.decline,
    send: (values) => ({ certificateId, ...values }),
    said: t.declined,
    done: onClose,
  })
  return (
    <Dialog open title={t.declineTitle} onClose={onClose}>
      <Form form={form} label={t.declineTitle}>
        <p>{t.declineLead}</p>
        <TextArea
          {...form.field('words')}
          label={t.words}
          rows={3}
          maxLength={reasonWordsMost}
          required
        />
        <FormFoot act={t.decline} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

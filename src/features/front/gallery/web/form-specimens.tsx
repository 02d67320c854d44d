import type { ComponentProps } from 'react'
import { homeApi } from '#src/features/front/home/contract.ts'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { Form } from '#src/web/form/form.tsx'
import { formText } from '#src/web/form/text.ts'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import css from './gallery.module.css'
import { Part, Row, State } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

/** A form that does nothing, to be shown in one state. */
const still: ComponentProps<typeof Form>['form'] = {
  messages: [],
  failures: 0,
  guarded: false,
  restored: false,
  pending: false,
  submit: (event) => {
    event?.preventDefault()
    return Promise.resolve()
  },
  adopt: () => undefined,
}
const stay = () => undefined

export function FormSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  const f = useText(formText)
  const field = <TextField label={t.name} defaultValue={t.nameValue} />
  return (
    <>
      <Part name="Form">
        <LiveForm />
        <State name={s.alert} grow>
          <Form form={{ ...still, messages: [f.formInvalid, f.offline] }} label={s.alert}>
            {field}
          </Form>
        </State>
        <State name={s.restored} grow>
          <Form form={{ ...still, restored: true }} label={s.restored}>
            {field}
          </Form>
        </State>
        <State name={s.pending} grow>
          <Form form={{ ...still, pending: true }} label={s.pending}>
            <TextField label={t.name} state="validating" defaultValue={t.nameValue} />
            <FormFoot act={t.send} pending onCancel={stay} />
          </Form>
        </State>
      </Part>
      <Part name="FormFoot">
        <Row>
          <State>
            <FormFoot act={t.send} pending={false} onCancel={stay} />
          </State>
          <State name={s.pending}>
            <FormFoot act={t.send} pending onCancel={stay} />
          </State>
          <State name={s.danger}>
            <FormFoot act={t.remove} danger pending={false} onCancel={stay} />
          </State>
        </Row>
      </Part>
    </>
  )
}

/** A form built like all others: it calls an endpoint that changes nothing, and asks before it is left. */
function LiveForm() {
  const t = useText(galleryText)
  const form = useForm({
    initial: { content: '', agreed: false },
    endpoint: homeApi.getHome,
    send: () => ({}),
    check: ({ content, agreed }) => ({
      ...(content === '' && { content: t.contentMissing }),
      ...(!agreed && { agreed: t.mustAgree }),
    }),
    said: t.toastTexts.success,
    refresh: false,
  })
  return (
    <>
      <p className={css.muted}>{t.formNote}</p>
      <Form form={form} label={t.form}>
        <TextArea {...form.field('content')} label={t.content} required rows={3} />
        <Checkbox {...form.check('agreed')} label={t.agree} />
        <div>
          <Button type="submit" variant="primary" pending={form.pending}>
            {t.send}
          </Button>
        </div>
      </Form>
    </>
  )
}

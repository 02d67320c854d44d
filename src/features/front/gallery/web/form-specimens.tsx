import { homeApi } from '#src/features/front/home/contract.ts'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import css from './gallery.module.css'
import { galleryText } from './text.ts'

/** A form built like all others. It calls an endpoint that changes nothing. */
export function FormSpecimen() {
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
    guard: false,
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

import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { areaOf } from '#src/features/learning/course/paths.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { authoringApi } from '../contract.ts'
import { createForm } from '../forms.ts'
import { authoringPaths } from '../paths.ts'
import { BoundTextbook } from './bound-textbook.tsx'
import css from './textbook.module.css'
import { manageText } from './manage-text.ts'
import type { FoundTextbook } from './book-cover.tsx'
import { textbookText } from './textbook-text.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const isOpen = new URL(request.url).pathname.includes(areaOf('open'))
  return { kind: isOpen ? ('open' as const) : ('premium' as const) }
}

/** Asks for the name of a new course: nothing else is needed to begin. */
export default function CreatePage() {
  const { kind } = useLoaderData<typeof loader>()
  const t = useText(manageText)
  const b = useText(textbookText)
  const go = useGo()
  const own: 'zh' | 'en' = useLocale() === 'en-US' ? 'en' : 'zh'
  const [textbook, setTextbook] = useState<FoundTextbook | null>(null)
  const form = useForm({
    initial: { kind, name: '', language: own, textbookId: null as number | null },
    schema: createForm,
    endpoint: authoringApi.createCourse,
    said: t.made,
    verb: 'create',
    refresh: false,
    async done({ courseId }, values) {
      const course = { courseId, kind: values.kind }
      const goesOn = await confirmDialog({
        ...{ title: t.continueTitle, text: t.continueText },
        ...{ confirm: t.toChapters, cancel: t.toDetails },
      })
      await go(goesOn ? authoringPaths.chapters(course) : authoringPaths.edit(course))
    },
  })
  const choose = form.field('textbookId').onChange
  return (
    <Page
      narrow
      title={t.create[kind]}
      lead={t.createLead}
      before={
        <Breadcrumb
          items={[
            { label: t.title[kind], to: authoringPaths.manage(kind) },
            { label: t.create[kind] },
          ]}
        />
      }
    >
      <Panel title={t.create[kind]} titleHidden>
        <Form form={form} label={t.create[kind]}>
          <TextField {...form.field('name')} label={t.name} maxLength={60} counter required />
          <RadioGroup
            {...form.field('kind')}
            label={t.type}
            inRow
            required
            options={(['premium', 'open'] as const).map((value) => ({
              value,
              label: t.types[value],
            }))}
          />
          <RadioGroup
            {...form.field('language')}
            label={t.language}
            inRow
            required
            options={(['zh', 'en'] as const).map((value) => ({ value, label: t.languages[value] }))}
          />
          <BoundTextbook
            title={b.optional}
            textbook={textbook}
            note={textbook && <span className={css.muted}>{b.copies}</span>}
            onChange={(next) => {
              setTextbook(next)
              choose(next?.textbookId ?? null)
            }}
          />
          <FormFoot act={t.createAct} pending={form.pending} />
        </Form>
      </Panel>
    </Page>
  )
}

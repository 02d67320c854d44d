import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CheckProblem } from '#src/features/content/outline/check-shapes.ts'
import { CheckList } from '#src/features/content/outline/web/check/check-list.tsx'
import { checkText } from '#src/features/content/outline/web/check/check-text.ts'
import { outlinePlace } from '#src/features/content/outline/web/check/outline-place.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { textbookApi } from '../contract.ts'
import { textbookPaths } from '../paths.ts'
import { headKey } from '../records.ts'
import { EditingSteps } from './editing-steps.tsx'
import { EditingTrail } from './editing-trail.tsx'
import { manageText } from './manage-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const textbookId = Number(params['textbookId'])
  const [textbook, check] = await Promise.all([
    api(textbookApi.getForEdit, { textbookId }),
    api(textbookApi.getCheck, { textbookId }),
  ])
  return { textbook, problems: check.problems }
}

export const meta = pageMeta(manageText, (t, { textbook }: LoaderData<typeof loader>) => ({
  title: t.checkTitle(textbook.name.text),
}))

/** What is wrong in a textbook before it is published; each line leads to its place. */
export default function CheckPage() {
  const { textbook, problems } = useLoaderData<typeof loader>()
  const t = useText(manageText)
  const c = useText(checkText)
  const refresh = useRefresh()
  const { textbookId } = textbook
  const blocking = problems.filter(({ blocks }) => blocks)
  const details = !blocking.some(({ key }) => key === headKey)
  const chapters = !blocking.some(({ key }) => key !== headKey)
  const done = { details, chapters, check: details && chapters }
  const placeOf = (problem: CheckProblem) =>
    problem.key === headKey
      ? `${textbookPaths.edit(textbookId)}#${problem.field}`
      : outlinePlace(problem, {
          outline: textbookPaths.chapters(textbookId),
          content: (query) => textbookPaths.chapters(textbookId, query),
        })
  return (
    <Page
      before={<EditingTrail textbook={textbook} here={t.check} />}
      title={t.check}
      actions={
        <Button icon="refresh" onClick={() => void refresh()}>
          {c.again}
        </Button>
      }
    >
      <EditingSteps {...{ textbookId, done }} current="check" />
      <CheckList
        of="textbook"
        isBilingual={textbook.offered === 'both'}
        problems={problems}
        pathOf={placeOf}
      />
    </Page>
  )
}

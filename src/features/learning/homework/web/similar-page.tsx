import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { readQueryValue } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { homeworkApi } from '../contract.ts'
import { homeworkPaths } from '../paths.ts'
import { ComparedPair } from './compared-pair.tsx'
import { SimilarList } from './similar-list.tsx'
import { similarText } from './similar-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const homeworkId = Number(params['homeworkId'])
  const [one, other] = ['one', 'other'].map((name) => Number(readQueryValue(request, name)))
  if (one && other)
    return { list: null, pair: await api(homeworkApi.comparePair, { homeworkId, one, other }) }
  return { list: await api(homeworkApi.getSimilar, { homeworkId }), pair: null }
}

export const meta = pageMeta(similarText, (t, { list, pair }: LoaderData<typeof loader>) => {
  const { homework, name } = pair ?? list
  return { title: `${t.title} · ${homework.title} · ${name}` }
})

/** Works of homework whose texts share passages: a list for teachers, or two of them beside each other. */
export default function SimilarPage() {
  const { list, pair } = useLoaderData<typeof loader>()
  const t = useText(similarText)
  const { classId, name, homework } = pair ?? list
  const { homeworkId, title } = homework
  const names = pair && `${pair.one.student.name} · ${pair.other.student.name}`
  const here = { label: t.title, to: homeworkPaths.similar(classId, homeworkId) }
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: name, to: classPaths.class(classId) },
            { label: t.homework, to: homeworkPaths.list(classId) },
            { label: title, to: homeworkPaths.works(classId, homeworkId) },
            ...(names === null ? [{ label: t.title }] : [here, { label: names }]),
          ]}
        />
      }
      title={names ?? t.title}
      lead={t.lead}
    >
      {pair ? <ComparedPair pair={pair} /> : list && <SimilarList list={list} />}
    </Page>
  )
}

import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { readQueryValue } from '#src/web/address.ts'
import { textOf, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { notFound, pageOf, unlessBroken } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { emptyBody } from '../../question/body/empty.ts'
import { questionTypes } from '../../question/types.ts'
import { typeGroups, typeText } from '../../question/web/type-text.ts'
import { bankApi } from '../contract.ts'
import { bankPaths } from '../paths.ts'
import { ListFailed } from './part-failed.tsx'
import { QuestionForm } from './question-form.tsx'
import { questionPageText } from './question-page-text.ts'
import css from './question.module.css'
import { valuesOf } from './question-values.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const type = questionTypes.find((one) => one === params['type'])
  if (params['type'] !== undefined && !type) throw notFound()
  const given = readQueryValue(request, 'folder')
  const folders = await unlessBroken(api(bankApi.getFolders, {}))
  const editable = folders
    ? [...folders.mine, ...folders.shared.filter(({ right }) => right === 'edit')]
    : []
  const folder = editable.find(({ folderId }) => String(folderId) === given)
  // Made here, because the ids of its parts are random.
  return { body: type ? emptyBody(type) : null, folders, folderId: folder?.folderId ?? null }
}

export const meta = pageMeta(
  questionPageText,
  (t, { body }: LoaderData<typeof loader>, locale) => ({
    title: body ? t.newOf(textOf(typeText, locale).names[body.type]) : t.newTitle,
  }),
)

/** A new question: first its type, then its form. */
export default function CreatePage() {
  const { body, folders, folderId } = useLoaderData<typeof loader>()
  const t = useText(questionPageText)
  const types = useText(typeText)
  const { search } = useLocation()
  const way = [{ label: t.bank, to: bankPaths.folder(folderId) }]
  if (!body) {
    return (
      <Page
        before={<Breadcrumb items={[...way, { label: t.newTitle }]} />}
        title={t.newTitle}
        lead={t.newLead}
      >
        <TypeChoice folderId={folderId} />
      </Page>
    )
  }
  const name = types.names[body.type]
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            ...way,
            { label: t.newTitle, to: bankPaths.create(undefined, folderId ?? undefined) },
            { label: name },
          ]}
        />
      }
      title={t.newOf(name)}
      lead={types.hints[body.type]}
    >
      {folders ? (
        <QuestionForm
          key={body.type + search}
          question={null}
          folders={folders}
          initial={valuesOf(
            { body, difficulty: 2, points: 1, tags: [], keepDraft: false, revision: 0 },
            folderId,
          )}
        />
      ) : (
        <ListFailed part="folders" />
      )}
    </Page>
  )
}

function TypeChoice({ folderId }: { folderId: number | null }) {
  const types = useText(typeText)
  return (
    <div className={css.groups}>
      {typeGroups.map(({ key, types: group }) => (
        <section key={key} aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`}>{types.groups[key]}</h2>
          <ul className={css.types}>
            {group.map((type) => (
              <li key={type}>
                <Link className={css.type} to={bankPaths.create(type, folderId ?? undefined)}>
                  <strong>{types.names[type]}</strong>
                  <span>{types.hints[type]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

import { useText } from '#src/web/i18n.tsx'
import type { ListAddress } from '#src/web/list/list-address.ts'
import { EmptyResults } from '#src/web/list/results.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { bankPaths } from '../paths.ts'
import { bankText } from './bank-text.ts'
import css from './bank.module.css'
import type { QuestionList } from './place-of.ts'

/** Says why a list of questions is empty, and what to do next. */
export function NoQuestions({
  list,
  address,
  folderId,
}: {
  list: QuestionList
  address: ListAddress<'view'>
  folderId: number | null
}) {
  const t = useText(bankText)
  const action = list.right === 'edit' && (
    <div className={css.next}>
      <ButtonLink icon="plus" to={bankPaths.create(undefined, folderId ?? undefined)}>
        {t.newQuestion}
      </ButtonLink>
      <ButtonLink icon="upload" to={bankPaths.imports()}>
        {t.importPaper}
      </ButtonLink>
    </div>
  )
  const { view } = address.values
  const empty =
    folderId !== null
      ? { title: t.emptyFolderTitle, text: action ? t.emptyFolderText : '', action }
      : view === 'deleted'
        ? { title: t.emptyDeletedTitle, text: t.emptyDeletedText }
        : view === 'shared'
          ? { title: t.emptySharedTitle, text: t.emptySharedText }
          : view === 'loose'
            ? { title: t.emptyUnfiledTitle, text: t.emptyUnfiledText }
            : { title: t.emptyTitle, text: t.emptyText, action }
  return <EmptyResults list={list} address={address} empty={empty} />
}

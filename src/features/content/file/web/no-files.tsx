import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import type { ListAddress } from '#src/web/list/list-address.ts'
import { EmptyResults } from '#src/web/list/results.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import type { fileApi } from '../contract.ts'
import { filePaths } from '../paths.ts'
import { myFilesText } from './my-files-text.ts'

/** The empty list: the reason, and the next step. */
export function NoFiles({
  list,
  address,
  isInFolder,
}: {
  list: AnswerOf<typeof fileApi.getFiles>
  address: ListAddress
  isInFolder: boolean
}) {
  const t = useText(myFilesText)
  if (isInFolder && list.total === 0) {
    return <EmptyState title={t.emptyFolderTitle} text={t.emptyFolderText} />
  }
  return (
    <EmptyResults
      list={list}
      address={address}
      empty={{ title: t.emptyTitle, text: t.emptyText }}
      {...(list.all.files > 0 && {
        unfit: {
          title: t.nothing,
          text: t.nothingText,
          action: <ButtonLink to={filePaths.files()}>{t.showAll}</ButtonLink>,
        },
      })}
    />
  )
}

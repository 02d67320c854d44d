import { type ReactNode, Suspense, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { bankPaths } from '../paths.ts'
import { TagsDialog } from './bank-dialogs.ts'
import { bankText } from './bank-text.ts'

/** The acts of the bank's first page. Links of later rooms, such as to imports, stand before the new question. */
export function BankActions({
  folderId,
  children,
}: {
  /** The folder of a new question. */
  folderId: number | null
  /** The menu of the open folder. */
  children: ReactNode
}) {
  const t = useText(bankText)
  const [tags, setTags] = useState(false)
  return (
    <>
      {children}
      <Button icon="note" onClick={() => setTags(true)}>
        {t.tags}
      </Button>
      <ButtonLink
        variant="primary"
        icon="plus"
        to={bankPaths.create(undefined, folderId ?? undefined)}
      >
        {t.newQuestion}
      </ButtonLink>
      <Suspense>{tags && <TagsDialog onClose={() => setTags(false)} />}</Suspense>
    </>
  )
}

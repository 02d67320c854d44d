import { type ReactNode, Suspense, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { bankPaths } from '../paths.ts'
import { TagsDialog } from './bank-dialogs.ts'
import { bankText } from './bank-text.ts'
import css from './bank.module.css'

/** The acts of the bank's first page. Papers, imports and exports are later rooms. */
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
  const go = useGo()
  const [tags, setTags] = useState(false)
  return (
    <>
      {children}
      <Menu
        trigger={
          <>
            <Icon name="more" />
            <span className={css.word}>{t.more}</span>
          </>
        }
        className={css.acts}
        items={[
          {
            key: 'papers',
            label: t.papers,
            icon: 'certificate',
            onSelect: () => void go(bankPaths.papers()),
          },
          {
            key: 'export',
            label: t.export,
            icon: 'download',
            onSelect: () => void go(bankPaths.exports({ folder: folderId ?? undefined })),
          },
          { key: 'tags', label: t.tags, icon: 'note', onSelect: () => setTags(true) },
        ]}
      />
      <ButtonLink className={css.link} icon="upload" to={bankPaths.imports()}>
        {t.import}
      </ButtonLink>
      <ButtonLink
        className={css.link}
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

import { outlineKey } from '../outline-key.ts'
import { documentPaths } from '#src/features/content/document/paths.ts'
import { itemIcons } from '#src/features/learning/course/web/item-icons.ts'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { OutlineRows } from '../shapes.ts'
import { PinButton } from './offer-preview.tsx'
import type { Pin } from './pins.ts'
import css from './review.module.css'
import { reviewText } from './review-text.ts'

/** The chapters of a submitted course, for its reviewers: they open the files, and may add reasons. */
export function SubmittedOutline({
  outline,
  onPin,
}: {
  outline: OutlineRows
  onPin: ((pin: Pin) => void) | undefined
}) {
  const t = useText(reviewText)
  const locale = useLocale()
  const format = useFormat()
  const said = ({ zh, en }: { zh: string; en: string }) =>
    pick({ zh: zh || en, en: en || zh }, locale)
  return (
    <Panel
      title={t.outline}
      lead={t.outlineHint}
      actions={
        <span className={css.tags}>
          <span className={css.muted}>{t.chapters(format.number(outline.length))}</span>
          <PinButton onPin={onPin} pin={{ key: outlineKey, field: '' }} label={t.outline} />
        </span>
      }
    >
      <ol className={css.outline}>
        {outline.map((chapter) => (
          <li key={chapter.key} data-depth={chapter.depth}>
            <div className={css.row}>
              <strong>
                <span className={css.number}>{chapter.number}</span> {said(chapter.name)}
              </strong>
              <PinButton
                onPin={onPin}
                pin={{ key: chapter.key, field: '' }}
                label={said(chapter.name)}
              />
            </div>
            {said(chapter.introduction) !== '' && (
              <p className={css.muted}>{said(chapter.introduction)}</p>
            )}
            <ul>
              {chapter.items.map((item) => (
                <li key={item.key} className={css.row}>
                  <span className={css.tags}>
                    <Icon name={itemIcons[item.type]} size={18} />
                    {item.userFileId === null ? (
                      said(item.name)
                    ) : (
                      <a
                        href={documentPaths.preview(item.userFileId)}
                        target="_blank"
                        rel="noreferrer"
                      >
                        {said(item.name)}
                      </a>
                    )}
                    {item.trial && <Tag tone="success">{t.trial}</Tag>}
                    {!item.isWhole && <Tag tone="warning">{t.missing}</Tag>}
                  </span>
                  <PinButton
                    onPin={onPin}
                    pin={{ key: item.key, field: '' }}
                    label={said(item.name)}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

import { bankApi } from '#src/features/content/bank/contract.ts'
import { difficulties, questionTypes } from '#src/features/content/question/types.ts'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox, Select } from '#src/web/ui/choice.tsx'
import type { DrawRule } from '../../../records.ts'
import { drawText } from './draw-text.ts'
import quizCss from './quiz.module.css'

/** A quiz takes no questions that are answered by files. */
const takenTypes = questionTypes.filter((type) => type !== 'file' && type !== 'spoken')

const toggled = <V,>(list: readonly V[], value: V): V[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]

/** The conditions of a draw: a folder, types, tags, difficulties. */
export function RuleFields({
  rule,
  onChange,
}: {
  /** `folderId` 0: none is chosen yet. */
  rule: DrawRule
  onChange: (rule: DrawRule) => void
}) {
  const t = useText(drawText)
  const types = useText(typeText)
  const folders = useLoad(bankApi.getFolders, {})
  const tags = useLoad(bankApi.getTags, rule.folderId === 0 ? null : { folder: rule.folderId })
  const offered = [...(folders.data?.mine ?? []), ...(folders.data?.shared ?? [])]
  return (
    <>
      <Select
        label={t.folder}
        description={folders.data && offered.length === 0 ? t.noFolders : t.folderHint}
        value={String(rule.folderId)}
        options={[
          { value: '0', label: folders.data ? t.chooseFolder : t.reading },
          ...offered.map(({ folderId, name, depth }) => ({
            value: String(folderId),
            label: `${'\u3000'.repeat(depth)}${name}`,
          })),
        ]}
        // Tags belong to the bank of one person.
        onChange={(value) => onChange({ ...rule, folderId: Number(value), tags: [] })}
      />
      <fieldset className={quizCss.conditions}>
        <legend>{t.difficulties}</legend>
        {difficulties.map((value) => (
          <Checkbox
            key={value}
            label={types.difficulties[value]}
            checked={rule.difficulties.includes(value)}
            onChange={() => onChange({ ...rule, difficulties: toggled(rule.difficulties, value) })}
          />
        ))}
      </fieldset>
      <fieldset className={quizCss.conditions}>
        <legend>{t.types}</legend>
        {takenTypes.map((value) => (
          <Checkbox
            key={value}
            label={types.names[value]}
            checked={rule.types.includes(value)}
            onChange={() => onChange({ ...rule, types: toggled(rule.types, value) })}
          />
        ))}
      </fieldset>
      {(tags.data ?? []).length > 0 && (
        <fieldset className={quizCss.conditions}>
          <legend>{t.tags}</legend>
          {tags.data!.map(({ tagId, name }) => (
            <Checkbox
              key={tagId}
              label={name}
              checked={rule.tags.includes(tagId)}
              disabled={rule.tags.length >= 20 && !rule.tags.includes(tagId)}
              onChange={() => onChange({ ...rule, tags: toggled(rule.tags, tagId) })}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { bankApi } from '../contract.ts'
import { tagForm, tagNameMax } from '../forms.ts'
import { PartFailed } from './part-failed.tsx'
import css from './share.module.css'
import { tagsText } from './tags-text.ts'

type Tag = AnswerOf<typeof bankApi.getTags>[number]

/** The tags of one's own bank: renamed, merged, deleted. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(tagsText)
  const { data, failed, retry } = useLoad(bankApi.getTags, {})
  const [open, setOpen] = useState<{ tagId: number; how: 'rename' | 'merge' }>()
  const done = () => {
    setOpen(undefined)
    retry()
  }
  const tag = data?.find(({ tagId }) => tagId === open?.tagId)
  return (
    <Dialog open title={t.title} onClose={onClose}>
      {data && tag ? (
        open?.how === 'rename' ? (
          <Rename tag={tag} onDone={done} onBack={() => setOpen(undefined)} />
        ) : (
          <Merge tag={tag} tags={data} onDone={done} onBack={() => setOpen(undefined)} />
        )
      ) : data ? (
        <List tags={data} onOpen={(tagId, how) => setOpen({ tagId, how })} onDeleted={retry} />
      ) : failed ? (
        <PartFailed part="tags" onAgain={retry} />
      ) : (
        <p>{t.loading}</p>
      )}
    </Dialog>
  )
}

function List({
  tags,
  onOpen,
  onDeleted,
}: {
  tags: readonly Tag[]
  onOpen: (tagId: number, how: 'rename' | 'merge') => void
  onDeleted: () => void
}) {
  const t = useText(tagsText)
  const format = useFormat()
  const { act } = useAct()
  if (tags.length === 0) return <p className={css.note}>{t.none}</p>
  const remove = ({ tagId, name, count }: Tag) =>
    act(
      bankApi.deleteTag,
      { tagId },
      {
        ask: {
          title: t.deleteTitle(name),
          text: t.deleteText(format.number(count)),
          confirm: t.delete,
          danger: true,
        },
        verb: 'delete',
        said: t.deleted,
        done: onDeleted,
      },
    )
  return (
    <div className={css.share}>
      <ul>
        {tags.map((tag) => (
          <li key={tag.tagId} className={css.row}>
            <span className={css.name}>
              {tag.name}
              <small>{t.count(format.number(tag.count))}</small>
            </span>
            <IconButton
              icon="edit"
              label={t.rename(tag.name)}
              onClick={() => onOpen(tag.tagId, 'rename')}
            />
            {tags.length > 1 && (
              <IconButton
                icon="arrow-right"
                label={t.merge(tag.name)}
                onClick={() => onOpen(tag.tagId, 'merge')}
              />
            )}
            <IconButton icon="trash" label={t.remove(tag.name)} onClick={() => void remove(tag)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface OneProps {
  tag: Tag
  onDone: () => void
  onBack: () => void
}

function Rename({ tag, onDone, onBack }: OneProps) {
  const t = useText(tagsText)
  const form = useForm({
    initial: { name: tag.name },
    schema: tagForm,
    endpoint: bankApi.renameTag,
    send: ({ name }) => ({ tagId: tag.tagId, name }),
    said: t.renamed,
    done: onDone,
  })
  return (
    <Form form={form} label={t.rename(tag.name)}>
      <TextField {...form.field('name')} label={t.name} maxLength={tagNameMax} required />
      <FormFoot act={t.save} pending={form.pending} onCancel={onBack} />
    </Form>
  )
}

function Merge({ tag, tags, onDone, onBack }: OneProps & { tags: readonly Tag[] }) {
  const t = useText(tagsText)
  const others = tags.filter(({ tagId }) => tagId !== tag.tagId)
  const form = useForm({
    initial: { into: String(others[0]?.tagId ?? '') },
    endpoint: bankApi.mergeTags,
    send: ({ into }) => ({ tagId: tag.tagId, intoTagId: Number(into) }),
    guard: false,
    said: t.merged,
    done: onDone,
  })
  return (
    <Form form={form} label={t.merge(tag.name)}>
      <Select
        {...form.field('into')}
        label={t.mergeInto(tag.name)}
        description={t.mergeText(tag.name)}
        options={others.map(({ tagId, name }) => ({ value: String(tagId), label: name }))}
      />
      <FormFoot act={t.mergeAct} pending={form.pending} onCancel={onBack} />
    </Form>
  )
}

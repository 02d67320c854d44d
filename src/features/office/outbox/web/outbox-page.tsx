import { outboxApi } from '#src/features/office/outbox/contract.ts'
import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pick } from '#src/shared/locale.ts'
import { useQueryValue } from '#src/web/address.ts'
import { countedMost } from '#src/shared/limits.ts'
import { outboxChannels, outboxStates } from '../contract.ts'
import { AdminList } from '#src/web/back-office/admin-list.tsx'
import { SavedFilters } from '#src/features/office/saved-filter/web/saved-filters.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { Drivers } from './drivers.tsx'
import { OutboxList } from './outbox-list.tsx'
import { outboxText } from './outbox-text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [list, saved] = await Promise.all([
    api(outboxApi.getOutbox, readList(request, outboxApi.getOutbox)),
    api(savedFilterApi.getSavedFilters, { screen: 'outbox' }),
  ])
  return { list, saved }
}

export default function OutboxPage() {
  const { list, saved } = useLoaderData<typeof loader>()
  const t = useText(outboxText)
  const locale = useLocale()
  const format = useFormat()
  const address = useList(outboxApi.getOutbox)
  // Outside of the list's own query: filtering drops it.
  const linked = useQueryValue('message')
  const countOf = (status: (typeof outboxStates)[number]) => {
    const count = list.counts[status]
    return `${format.number(count)}${count >= countedMost ? '+' : ''}`
  }
  return (
    <AdminList
      title={t.title}
      lead={t.lead}
      before={<Drivers drivers={list.drivers} />}
      address={address}
      find={t.title}
      filters={[
        { kind: 'search', name: 'keyword', label: t.searchReceiver },
        {
          kind: 'select',
          name: 'channel',
          label: t.channel,
          any: t.anyChannel,
          options: outboxChannels.map((value) => ({ value, label: t[value] })),
        },
        {
          kind: 'select',
          name: 'status',
          label: t.status,
          any: t.anyStatus,
          options: outboxStates.map((value) => ({
            value,
            label: t.withCount(t[value], countOf(value)),
          })),
        },
        {
          kind: 'select',
          name: 'template',
          label: t.template,
          any: t.anyTemplate,
          options: list.templates.map(({ template, name }) => ({
            value: template,
            label: pick(name, locale),
          })),
        },
      ]}
      saved={<SavedFilters screen="outbox" saved={saved} address={address} />}
      list={list}
      empty={{ title: t.empty, text: t.emptyText }}
      aside={list.more && <p>{t.cut(format.number(countedMost))}</p>}
    >
      <OutboxList items={list.items} linked={/^\d+$/.test(linked ?? '') ? Number(linked) : null} />
    </AdminList>
  )
}

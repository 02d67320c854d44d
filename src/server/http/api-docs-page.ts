import { words } from './api-docs-text.ts'
import { z } from 'zod'
import { type Endpoint, endpointUrl } from '#src/shared/endpoint.ts'
import { kinds } from '#src/shared/errors.ts'

/** A page that documents the API without script or library: every call with its shapes and refusals. */
export function apiDocsPage(endpoints: Endpoint[], language: 'zh' | 'en', name: string): string {
  const t = words[language]
  const areas = [...Map.groupBy(endpoints, (endpoint) => endpoint.path.split('/')[0] ?? '')]
  const links = areas.map(([area]) => `<a href="#${area}">${area}</a>`).join(' · ')
  const codes = Object.entries(kinds)
    .map(
      ([kind, { code, status }]) =>
        `<tr><td>${code}</td><td>${kind}</td><td>HTTP ${status}</td></tr>`,
    )
    .join('')
  const sections = areas.map(
    ([area, calls]) =>
      `<section><h2 id="${area}">${area}</h2>${calls.map((call) => section(call, language)).join('')}</section>`,
  )
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en-US'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${name} · ${t.title}</title>
<style>${style}</style></head><body><main><h1>${name} · ${t.title}</h1>
<p>${t.lead}<a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="${t.areas}">${links}</nav>
<details><summary>${t.codes}</summary><table><tr><td>0</td><td>ok</td><td>HTTP 200</td></tr>${codes}</table></details>
${sections.join('')}</main></body></html>`
}

function section(endpoint: Endpoint, language: 'zh' | 'en'): string {
  const t = words[language]
  const errors = endpoint.errors
    .map(
      (error) =>
        `<li><code>${kinds[error.kind].code} ${error.id}</code> ${escape(error[language])}</li>`,
    )
    .join('')
  return `<article><h3><span class="${endpoint.method}">${endpoint.method}</span> <code>${endpointUrl(endpoint)}</code></h3>
<p>${escape(endpoint.summary[language])}</p><p>${t.access}: <strong>${endpoint.access}</strong></p>
<details><summary>${t.input}</summary><pre tabindex="0">${shape(endpoint.input, 'input')}</pre></details>
<details><summary>${t.answer}</summary><pre tabindex="0">${shape(endpoint.answer, 'output')}</pre></details>
${errors && `<details><summary>${t.errors}</summary><ul>${errors}</ul></details>`}</article>`
}

function shape(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return escape(JSON.stringify(json, null, 2))
}

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c,
  )

const style = `:root{color-scheme:light dark;font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}
body{margin:0}main{max-width:960px;margin:auto;padding:24px 16px 80px}a{color:light-dark(#1559c7,#7fb0ff)}
article{border:1px solid light-dark(#dbe2ea,#2b3b50);border-radius:10px;padding:4px 20px 12px;margin:16px 0}
h3{font-size:16px;overflow-wrap:anywhere}pre{overflow:auto;font-size:13px;background:light-dark(#f5f7fa,#122036);padding:12px;border-radius:8px}
span.GET,span.POST{font-size:13px;padding:2px 8px;border-radius:99px;color:#fff;background:#0b5f45}span.POST{background:#1559c7}
td{padding:2px 16px 2px 0;font-variant-numeric:tabular-nums}summary{cursor:pointer}`

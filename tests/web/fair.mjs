// The browser's own check of the fair deal, run over the kernel's vectors: node fair.mjs FAIR.TS VECTORS.JSON TYPESCRIPT
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [source, vectors, typescript] = process.argv.slice(2)
const { default: ts } = await import(pathToFileURL(typescript))
const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), { compilerOptions: options })
const fair = await import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`)

const { secret, header, nonces, picks, derived, deals } = JSON.parse(readFileSync(vectors, 'utf8'))
const dealer = await fair.dealerOf(secret, header, nonces)
const found = {
  commitment: await fair.sha256(secret),
  derived: await Promise.all(derived.map((_, seat) => fair.derivedNonce(header, seat))),
  picks: await Promise.all(picks.map(async ([k, lots]) => [k, lots, String(await fair.pick(dealer, k, BigInt(lots)))])),
  faults: [],
  seen: [],
}
for (const { journal, draws, kept } of deals) {
  const drawn = draws.map(([lots, lot]) => ({ lots, lot }))
  found.faults.push((await fair.check(journal, drawn, kept, [])).fault)
}

// What was seen here: the same event, and another one.
const [{ journal, draws, kept }] = deals
const lines = journal.trimEnd().split('\n').slice(1).map((line) => JSON.parse(line))
const version = lines.findIndex(({ remark }) => !remark) + 1
for (const code of [lines[version - 1].code, 99]) {
  const told = [{ version, by: -1, code }]
  found.seen.push(await fair.check(journal, draws.map(([lots, lot]) => ({ lots, lot })), code === 99 ? null : kept, told))
}
console.log(JSON.stringify(found))

import { formatPolicyDocument, type PolicyDocument } from '~/cache/tuning/policy-document';
import { readTextOption, type CommandContext, type CommandOption } from '../command';
import { applyChanges, type CurrentPolicy, type PolicyChange } from '../current-policy';
import { createUsageProblem } from '../problems';

/** Options of every command that changes something. */
export const changeOptions: Readonly<Record<string, CommandOption>> = {
  why: { type: 'string', value: 'TEXT', help: 'the reason, for the history' },
  by: { type: 'string', value: 'NAME', help: 'who does it; the name of the user otherwise' },
  yes: { type: 'boolean', help: 'do not ask' },
};

/** @throws CommandProblem (wrong usage) without a reason */
export function requireReason({ options }: CommandContext): string {
  const why = readTextOption(options, 'why')?.trim();
  if (why === undefined || why === '') throw createUsageProblem('Say why: --why "…" goes into the history.');
  return why;
}

/** Writes the next document as one revision, however many changes it contains. */
export async function applyDocument(
  { admin }: CommandContext,
  action: PolicyChange['action'],
  before: CurrentPolicy,
  next: PolicyDocument,
): Promise<PolicyDocument> {
  const document = { ...next, revision: before.document.revision + 1 };
  const { changedAtIso: atIso, changedBy: by, why } = document;
  const after = formatPolicyDocument(document);
  await applyChanges(admin, [{ atIso, by, why, action, before: before.text, after }], before.text);
  return document;
}

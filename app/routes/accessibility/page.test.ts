import { expect, it } from 'vitest';
import { legalLinks } from '~/config/navigation';
import { toAccessibilityView } from './page';

it('the statement says what was tested, what was not, and how to report a barrier', () => {
  const { associationName, checks, limits, contact } = toAccessibilityView('Prairie State Activities Association');
  expect(associationName).toBe('Prairie State Activities Association');
  expect(checks.map(({ what }) => what)).toContain('Keyboard alone');
  expect(limits.map(({ what }) => what)).toContain('Screen readers');
  expect(contact).toMatchObject({
    phone: { href: expect.stringMatching(/^tel:\+/) as string },
    officeHours: 'Monday to Friday, 8:00 AM to 4:30 PM CT',
  });
});

it('the footer links to the statement', () => {
  expect(legalLinks.map(({ to }) => to)).toContain('/accessibility');
});

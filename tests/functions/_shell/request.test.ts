/** What a caller accepts, by RFC 9110 section 12.5.1. */
import { describe, expect, test } from '@jest/globals';
import { acceptedType } from '../../../functions/_shell/request.ts';

describe('a page for a browser', () => {
  // The first three as Firefox, Chrome and Safari send them for a link that is clicked.
  test.each<[string | undefined, boolean]>([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8', true],
    ['text/html, application/xhtml+xml, */*', true],
    ['text/html', true],
    ['TEXT/HTML ; Q=0.5', true],
    ['text/html;level=1;q=0.4, application/json;q=0.3', true],
    ['application/json;q=0.9, text/html', true],
    ['text/html, application/json', false],
    ['application/json, text/html;q=0.9', false],
    ['application/json, text/plain, */*', false],
    ['application/json', false],
    ['text/html;q=0.5, */*', false],
    ['text/html;q=0', false],
    ['text/html;q=much', false],
    ['text/*', false],
    ['*/*', false],
    ['', false],
    [undefined, false],
  ])('%p: %p', (accept, isHtml) => {
    expect(acceptedType(accept, ['text/html'])).toBe(isHtml ? 'text/html' : null);
  });
});

describe('one of two files', () => {
  test.each<[string, string | null]>([
    ['image/svg+xml', 'image/svg+xml'],
    ['application/pdf', 'application/pdf'],
    ['application/pdf;q=0.5, image/svg+xml', 'image/svg+xml'],
    ['application/pdf, image/svg+xml;q=0.5', 'application/pdf'],
    ['application/pdf, */*;q=0.1', 'application/pdf'],
    ['image/*', null],
    ['application/json, application/pdf', null],
  ])('%p: %p', (accept, type) => {
    expect(acceptedType(accept, ['image/svg+xml', 'application/pdf'])).toBe(type);
  });
});

const LABEL = '(?!..--)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const HOST = new RegExp(String.raw`^(?=.{1,253}$)${LABEL}(?:\.${LABEL})*$`);
const BYTE = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const IPV4 = new RegExp(String.raw`^${BYTE}(?:\.${BYTE}){3}$`);
const GROUPS = /^[\da-f]{1,4}(?::[\da-f]{1,4})*$/i;
/** Letters that may stand in a name whatever stands beside them (a part of RFC 5892). */
const LETTER = String.raw`(?:(?=[\p{Ll}\p{Lo}])[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\uac00-\ud7a3]|[A-Za-z\d])`;
const INTERNATIONAL = new RegExp(`^(?!..--)${LETTER}(?:(?:${LETTER}|-){0,12}${LETTER})?$`, 'u');
const LOCAL = String.raw`[\w!#$%&'*+/=?^\x60{|}~-]+(?:\.[\w!#$%&'*+/=?^\x60{|}~-]+)*`;
const MAILBOX = new RegExp(`^${LOCAL}$`);
const INTERNATIONAL_MAILBOX = new RegExp(
  `^${LOCAL.replaceAll(String.raw`[\w`, String.raw`[\w\p{L}\p{N}`)}$`,
  'u',
);

/** Four bytes in decimal. */
export function isIpv4(text: string): boolean {
  return IPV4.test(text);
}

/** Eight groups, a run of zeros left out at most once, the last two perhaps as IPv4 (RFC 4291). */
export function isIpv6(text: string): boolean {
  const last = text.slice(text.lastIndexOf(':') + 1);
  const whole = isIpv4(last) ? `${text.slice(0, -last.length)}0:0` : text;
  const halves = whole.split('::');
  if (halves.length > 2 || !halves.every((half) => half === '' || GROUPS.test(half))) return false;
  const count = halves.join(':').split(':').filter(Boolean).length;
  return halves.length === 2 ? count < 8 : count === 8;
}

/** Names of ASCII (RFC 1123). Those that stand for others (`xn--`) can't be told, and are refused. */
export function isHostname(text: string): boolean {
  return HOST.test(text);
}

/** Short names of the scripts most in use (a part of RFC 5890): what else there is can't be told. */
export function isInternationalHostname(text: string): boolean {
  const labels = text.split(/[.\u3002\uff0e\uff61]/);
  return (
    text.length <= 253 &&
    labels.every((label) => {
      const isPlain = label.normalize('NFKC') === label && INTERNATIONAL.test(label);
      return isHostname(label) || isPlain;
    })
  );
}

/** A mailbox of a name, without quotes (RFC 5321, `Dot-string`). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return at > 0 && MAILBOX.test(text.slice(0, at)) && host.includes('.') && isHostname(host);
}

/** As `isEmail`, with letters of any script (RFC 6531). */
export function isInternationalEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return (
    at > 0 &&
    INTERNATIONAL_MAILBOX.test(text.slice(0, at)) &&
    host.includes('.') &&
    isInternationalHostname(host)
  );
}

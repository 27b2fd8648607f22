/** A box and the text it gets, when a line gives one. */
export interface BoxMention {
  readonly id: string;
  readonly label?: string | undefined;
}

/** Brackets inside a label would end it early; quotes let round ones stand in square ones. */
const TEXT = String.raw`(?:"[^"()[\]{}]+"|[^"()[\]{}]+)`;
const SHAPES = [
  String.raw`\(\[${TEXT}\]\)`,
  String.raw`\(\(${TEXT}\)\)`,
  String.raw`\[\(${TEXT}\)\]`,
  String.raw`\["[^"[\]]+"\]`,
  String.raw`\[${TEXT}\]`,
  String.raw`\(${TEXT}\)`,
  String.raw`\{${TEXT}\}`,
];
const BOX = new RegExp(`^(\\w+)(${SHAPES.join('|')})?`);
const LINK = /^ +(?:&|<?(?:-->|---|-\.->|-\.-|==>|===)(?:\|[^|]+\|)?) +/;

/** The boxes of a flowchart's line, such as `a[Um] --> b & c`; undefined when it is no such line. */
export function readStatement(text: string): BoxMention[] | undefined {
  const boxes: BoxMention[] = [];
  let rest = text;
  for (;;) {
    const [box, id, label] = BOX.exec(rest) ?? [];
    if (box === undefined || id === undefined) return undefined;
    boxes.push({ id, label });
    rest = rest.slice(box.length);
    if (rest === '') return boxes;
    const [link] = LINK.exec(rest) ?? [];
    if (link === undefined) return undefined;
    rest = rest.slice(link.length);
  }
}

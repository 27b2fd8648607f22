export default function leanConfig(source: string): string;

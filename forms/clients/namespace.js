// Shows namespace.yaml by formline drive, gives its choices, checks a name, and may refuse the answers.
//
//     node namespace.js                                    prints the answers
//     node namespace.js --answer < questions > replies     answers the form's questions line by line, for tests

const { spawn } = require("node:child_process");
const path = require("node:path");
const readline = require("node:readline");

const regions = [{ value: "eu", label: "Europe" }, { value: "us", label: "America" }];
const clusters = new Map([["eu", ["eu-1", "eu-2"]], ["us", ["us-1"]]]);
const taken = new Map([["eu-1", ["web", "billing"]], ["us-1", ["web"]]]);

class Failure extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function answersOf(params) {
  if (!isObject(params.answers)) throw new Failure(-32602, "Invalid params");
  return params.answers;
}

const methods = {
  "options/list"(params) {
    const answers = answersOf(params);
    if (params.host === "regions") return { options: regions, complete: true };
    if (params.host === "clusters") return { options: clusters.get(answers.region) ?? [], complete: true };
    throw new Failure(-32602, `no options are called '${params.host}'`);
  },
  "field/validate"(params) {
    const { cluster } = answersOf(params);
    if (params.host !== "names") throw new Failure(-32602, `no check is called '${params.host}'`);
    const isTaken = (taken.get(cluster) ?? []).includes(params.value);
    return { problem: isTaken ? `'${params.value}' is taken on ${cluster}` : null };
  },
  "field/suggest"(params) {
    const { cluster } = answersOf(params);
    if (params.host !== "examples") throw new Failure(-32602, `no suggestions are called '${params.host}'`);
    return { suggestions: cluster ? ["web", "worker"] : [] };
  },
  "form/submit"(params) {
    const { name, owner } = answersOf(params);
    if (typeof name !== "string") throw new Failure(-32602, "Invalid params");
    if (name.startsWith("pay") && owner !== "payments@example.com") {
      return { problems: { owner: "Names that begin with pay are for payments@example.com" } };
    }
    return {};
  },
};

/** The reply to one line of the form's; null for a notification. */
function reply(line) {
  let id = null;
  try {
    let message;
    try {
      message = JSON.parse(line);
    } catch {
      throw new Failure(-32700, "Parse error");
    }
    if (!isObject(message) || message.jsonrpc !== "2.0" || typeof message.method !== "string") {
      throw new Failure(-32600, "Invalid Request");
    }
    if (message.id === undefined) return null;
    id = message.id;
    if (!Object.hasOwn(methods, message.method)) throw new Failure(-32601, "Method not found");
    const params = message.params ?? {};
    if (!isObject(params)) throw new Failure(-32602, "Invalid params");
    return { jsonrpc: "2.0", id, result: methods[message.method](params) };
  } catch (failure) {
    return { jsonrpc: "2.0", id, error: { code: failure.code ?? -32603, message: failure.message } };
  }
}

function show() {
  const form = spawn("formline", ["drive"], { stdio: ["pipe", "pipe", "inherit"] });
  const send = (message) => form.stdin.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n");
  const provides = ["regions", "clusters", "names", "examples"];
  const client = { name: "namespace.js", version: "1" };
  send({ id: "hello", method: "initialize", params: { protocol: 1, client, provides } });
  send({ id: "form", method: "form/open", params: { path: path.join(__dirname, "namespace.yaml") } });
  readline.createInterface({ input: form.stdout }).on("line", (line) => {
    const message = JSON.parse(line);
    if (message.method !== undefined) {
      const answer = reply(line);
      if (answer !== null) send(answer);
    } else if (message.error !== undefined) {
      console.error(`namespace.js: ${message.error.message}`);
      process.exitCode = 1;
      form.stdin.end();
    } else if (message.id === "form") {
      console.log(JSON.stringify(message.result));
      form.stdin.end();
    }
  });
  form.on("exit", (status) => { process.exitCode ||= status; });
}

if (process.argv[2] === "--answer") {
  readline.createInterface({ input: process.stdin }).on("line", (line) => {
    const answer = reply(line);
    if (answer !== null) console.log(JSON.stringify(answer));
  });
} else {
  show();
}
